/**
 * What on this page is too small for tired eyes or a broad thumb: text under 18 px, and controls under 48 px high, other
 * than links inside a sentence.
 * @param {import("playwright-core").Page} page
 * @returns {Promise<string[]>} one line for each, with its size; empty when there is none
 */
export async function tooSmall(page) {
  return page.evaluate(() => {
    const found = new Set();
    const isSeen = (element) =>
      element.checkVisibility({ visibilityProperty: true }) && !element.closest(".unseen, .skip");
    const short = (text) => text.trim().slice(0, 40);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const holder = text.parentElement;
      if (text.data.trim() === "" || holder.closest("script, style, svg") || !isSeen(holder)) continue;
      const size = Number.parseFloat(getComputedStyle(holder).fontSize);
      if (size < 18) found.add(`text of ${size} px: ${short(text.data)}`);
    }
    for (const control of document.querySelectorAll("a, button, summary, input:not([type=radio])")) {
      const isAmongWords = control.parentElement.textContent.trim() !== control.textContent.trim();
      const inSentence = control.matches("a") && isAmongWords && getComputedStyle(control).display === "inline";
      if (inSentence || !isSeen(control)) continue;
      const { height } = control.getBoundingClientRect();
      if (height < 48) found.add(`control of ${Math.round(height)} px: ${short(control.textContent)}`);
    }
    return [...found];
  });
}
