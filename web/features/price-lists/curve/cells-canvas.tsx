import { useEffect, useRef } from "react";
import { useTheme } from "#web/browser/use-theme.ts";
import { type Cell, cellSize } from "./cells.ts";

interface CellsCanvasProps {
  readonly cells: readonly Cell[];
  readonly width: number;
  readonly height: number;
}

/** The works of the other media, merged, below the drawing. */
export function CellsCanvas({ cells, width, height }: CellsCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const theme = useTheme();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the theme changes the colour that is read.
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext("2d");
    if (!element || !context) return;
    const scale = window.devicePixelRatio;
    element.width = Math.round(width * scale);
    element.height = Math.round(height * scale);
    context.scale(scale, scale);
    context.fillStyle = getComputedStyle(element).color;
    for (const { left, top, darkness } of cells) {
      context.globalAlpha = darkness;
      context.fillRect(left, top, cellSize - 1, cellSize - 1);
    }
  }, [cells, width, height, theme]);
  return (
    <canvas
      ref={canvas}
      style={{ width }}
      className="absolute top-0 left-0 h-auto max-w-full text-rule-2"
    />
  );
}
