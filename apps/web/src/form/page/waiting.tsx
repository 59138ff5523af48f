/** What the page says while something it needs is on its way. */
export function Waiting({ text }: { text: string }) {
  return (
    <div className="wrap narrow stack airy">
      <p className="lead" role="status">
        {text}
      </p>
    </div>
  );
}
