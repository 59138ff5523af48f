/** A text as a PDF string that keeps every character (UTF-16BE, in hexadecimal). */
export function pdfText(text: string): string {
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index).toString(16).padStart(4, "0"));
  return `<feff${units.join("")}>`;
}

/** Bytes, one Latin-1 character each, as a PDF string. */
export function pdfBytes(bytes: string): string {
  return `(${bytes.replace(/[\\()]/g, "\\$&")})`;
}

/** A name, such as "/APT#20" for "APT ". */
export function pdfFileName(name: string): string {
  return `/${name.replace(/[^A-Za-z0-9_.-]/g, (mark) => `#${mark.charCodeAt(0).toString(16).padStart(2, "0")}`)}`;
}

/** A number without noise in its last places. */
export function pdfNumber(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
