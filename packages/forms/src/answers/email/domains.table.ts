/** The endings of domains that are names of letters too. */
export const endingWords =
  "com net org edu gob gov cu pe ve de es mx ar ec co cl us uk br bo do gt hn ni pa py sv uy cr ca it fr me io tv info biz";

/** How the common providers are heard and written down, folded. Collected for Dilo. */
export const heardDomains = [
  [
    "gmail",
    "g mail|ge mail|ye mail|gi mail|ji mail|yi mail|je mail|gemail|jimeil|yimeil|gimeil|jemeil|gmeil|gimail|yimail|jimail|jmail",
  ],
  ["hotmail", "hot mail|jotmail|jot mail|hotmeil|jotmeil|hot meil|otmail|homail"],
  ["yahoo", "yaju|yahu|llahoo|iahoo|yajoo"],
  ["outlook", "out look|autluk|outluk|autlook|aut luk"],
  ["icloud", "i cloud|ai cloud|aiclaud|iclaud|ai claud"],
  ["live", "laiv|laif"],
  ["protonmail", "proton mail"],
] as const;

/** Providers whose addresses all end in .com: said alone, the ending is understood, and confirmed. */
export const comOnly = "gmail hotmail yahoo outlook icloud aol";

/** How ".com" is mistyped: endings that no domain has, and those of far countries. */
export const mistypedEndings = {
  none: ".+[.](con|cmo|ocm|vom|xom|cpm|comm+|coom|conm|com[a-z]|c[iku]m)",
  far: ".+[.](cm|om)",
} as const;
