/** What pdfkit 0.20 takes and its type package does not know yet. */
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** What a TH names. */
    scope?: "Row" | "Column" | "Both";
  }
}
