import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { addWords } from "#web/i18n/parts.ts";
import { type OpenPdf, openPdf } from "./open-pdf.ts";

addWords("documents");

interface PreviewPagesProps {
  readonly bytes: Uint8Array;
  /** Instead of pages that cannot be drawn. */
  readonly onFailure: () => void;
}

/** The document itself, page by page; each is drawn when it comes into view. */
export function PreviewPages({ bytes, onFailure }: PreviewPagesProps) {
  const t = useTranslations("documents.dialog");
  const pdf = useOpenPdf(bytes, onFailure);
  if (pdf === null) return <p className="text-2 text-ink-2">{t("opening")}</p>;
  return (
    <ol className="grid gap-5">
      {numbersTo(pdf.pages).map((number) => (
        <li key={number}>
          <Page pdf={pdf} onFailure={onFailure} number={number} />
        </li>
      ))}
    </ol>
  );
}

function numbersTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}

function useOpenPdf(bytes: Uint8Array, onFailure: () => void): OpenPdf | null {
  const [pdf, setPdf] = useState<OpenPdf | null>(null);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    let isClosed = false;
    let opened: OpenPdf | null = null;
    openPdf(bytes).then(
      (result) => {
        opened = result;
        if (isClosed) result.close();
        else setPdf(result);
      },
      (error: unknown) => {
        console.warn("The preview could not be opened.", error);
        if (!isClosed) fail();
      },
    );
    return () => {
      isClosed = true;
      opened?.close();
      setPdf(null);
    };
  }, [bytes]);
  return pdf;
}

interface PageProps {
  readonly pdf: OpenPdf;
  readonly number: number;
  readonly onFailure: () => void;
}

const letter = { width: 8.5, height: 11 } as const;

function Page({ pdf, number, onFailure }: PageProps) {
  const t = useTranslations("documents.dialog");
  const id = useId();
  const frame = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const isInView = useInView(frame);
  const [{ width, height }, setSize] = useState<{ width: number; height: number }>(letter);
  const [text, setText] = useState("");
  const fail = useEffectEvent(onFailure);

  useEffect(() => {
    if (!isInView || canvas.current === null) return;
    const drawing = new AbortController();
    const target = canvas.current;
    async function draw(): Promise<void> {
      const size = await pdf.sizeOf(number);
      setSize(size);
      await pdf.draw(number, target, pixelsFor(target), drawing.signal);
      setText(await pdf.textOf(number));
    }
    draw().catch((error: unknown) => {
      if (drawing.signal.aborted) return;
      console.warn("A page of the preview could not be drawn.", error);
      fail();
    });
    return () => drawing.abort();
  }, [pdf, number, isInView]);

  return (
    <figure ref={frame}>
      <canvas
        ref={canvas}
        role="img"
        aria-labelledby={id}
        style={{ aspectRatio: `${width} / ${height}`, backgroundColor: "white" }}
        className="block w-full shadow-sheet"
      />
      <figcaption id={id} className="pt-2 text-1 text-ink-2">
        {t("page", { page: number, pages: pdf.pages })}
      </figcaption>
      <p className="sr-only">{text}</p>
    </figure>
  );
}

/** As many pixels as the screen has there, up to twice as many as its CSS pixels. */
function pixelsFor(canvas: HTMLCanvasElement): number {
  return Math.round(canvas.clientWidth * Math.min(2, window.devicePixelRatio));
}

/** Whether an element has been near what is seen; true from then on. */
function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (isInView || element.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setInView(true);
      },
      { rootMargin: "400px" },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isInView]);
  return isInView;
}
