import type { commonEs } from "../es/common.ts";

/** The texts every page shares, in English. */
export const commonEn: typeof commonEs = {
  skip: "Skip to the content",
  who: "Private company. We are not lawyers or the government.",
  homeLabel: "Dilo, home",
  navigation: "Main",
  help: "Help",
  terms: "Terms",
  otherLanguage: "Español",
  otherLanguageLate: "No hay conexión. Seguimos intentando.",
  textSize: { larger: "Larger letters", usual: "Usual letters" },
  error: "Error:",
  backHome: "Back to the start",
  oneMoment: "One moment, please.",
  loadDelay: {
    offline: "No connection. We keep trying; do not close this page.",
    outdated: "This page was updated. Open it again: your answers are still kept.",
    reopen: "Open again",
  },
  notice: {
    title: "Important notice",
    text: "We are a private company. We are not lawyers and not the government (USCIS). USCIS forms are free at uscis.gov. The $9.99 does not pay the government fee. We do not send your form. Check everything before you use it and talk to an immigration lawyer.",
  },
  footer: {
    operatedBy: (operator) => `Dilo is a private tool of ${operator}.`,
    noOperator: "The operator of this site has not given their details yet.",
    notGovernment: "We are not part of USCIS or the government.",
    terms: "Terms of use",
    contact: "Contact",
    andRefunds: " and refunds",
  },
};
