/** A long text as it is, which scrolls by itself. */
export function TextBlock({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    // It has to be reached by the keyboard to be moved.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus
    <section className="block" aria-label={label} tabIndex={0}>
      <pre>{text}</pre>
    </section>
  );
}
