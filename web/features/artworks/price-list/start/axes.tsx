/** The chart without a curve. */
export function Axes() {
  return <div className="h-80 border-b border-l border-rule" />;
}
