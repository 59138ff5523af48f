/**
 * How far this page runs out to the side when its text is twice as large, as many set it on their phones.
 * @param {import("playwright-core").Page} page
 * @returns {Promise<string[]>} what sticks out, by its text; empty when nobody must scroll sideways
 */
export async function sidewaysWhenEnlarged(page) {
  return page.evaluate(() => {
    const { documentElement: root } = document;
    root.style.fontSize = "200%";
    const width = root.clientWidth;
    const out = root.scrollWidth > width ? [...document.querySelectorAll("body *")] : [];
    const found = out
      .filter((element) => element.getBoundingClientRect().right > width + 1 && element.checkVisibility())
      .map(
        (element) => `<${element.localName} class="${element.className}">: ${element.textContent.trim().slice(0, 40)}`,
      );
    root.style.fontSize = "";
    return found;
  });
}
