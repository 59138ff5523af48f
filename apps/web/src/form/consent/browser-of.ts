/** A browser by the way one allows it the microphone. */
export type BrowserKind = "iphoneSafari" | "iphoneOther" | "insideApp" | "android" | "chromium" | "firefox" | "safari";

/**
 * Tells a browser by its user agent. An iPad counts as an iPhone; one that is not known is taken for Chrome, whose
 * steps most others share.
 * @param touchPoints how many fingers its screen feels: an iPad calls itself a Mac
 */
export function browserOf(userAgent: string, touchPoints = 0): BrowserKind {
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1);
  if (/FBAN|FBAV|FB_IAB|Instagram|WhatsApp|; wv\)/.test(userAgent)) return "insideApp";
  if (isApple && /CriOS|FxiOS|EdgiOS/.test(userAgent)) return "iphoneOther";
  // A page inside an app of an iPhone names no browser at all.
  if (isApple) return /Safari/.test(userAgent) ? "iphoneSafari" : "insideApp";
  if (/Android/.test(userAgent)) return "android";
  if (/Firefox/.test(userAgent)) return "firefox";
  return /Macintosh.*Safari/.test(userAgent) && !/Chrome/.test(userAgent) ? "safari" : "chromium";
}
