/** Where the page's script is served. */
export const checkoutLanguagePath = "/pago-de-prueba.js";

/**
 * The test payment page's only script: shows it in the language this browser remembers, and lets one change it. The
 * site keeps its choice under the same key (apps/web, words/language.ts).
 */
export const checkoutLanguage = `const key = "dilo_language";
const toggle = document.querySelector("button.language");
const texts = [...document.querySelectorAll("[data-en]")].map((element) => ({
  element,
  es: element.textContent,
  en: element.dataset.en,
}));

function remembered() {
  try {
    return localStorage.getItem(key) === "en" ? "en" : "es";
  } catch {
    return "es";
  }
}

function show(language) {
  document.documentElement.lang = language;
  toggle.lang = language === "es" ? "en" : "es";
  toggle.textContent = language === "es" ? "English" : "Español";
  for (const text of texts) text.element.textContent = text[language];
}

toggle.addEventListener("click", () => {
  const chosen = toggle.lang;
  show(chosen);
  try {
    localStorage.setItem(key, chosen);
  } catch {
    // A browser that forbids storage forgets the choice with the page.
  }
});
toggle.hidden = false;
show(remembered());
`;
