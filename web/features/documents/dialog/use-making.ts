import { useEffect, useRef, useState } from "react";
import type { MadeDocument, PdfFailure, PdfProgress, PdfRequest } from "../pdf/pdf-messages.ts";
import { PrintError, renderDocument } from "../pdf/render-document.ts";

/** What has become of a document. */
export type Making =
  | { readonly phase: "making"; readonly progress: PdfProgress | null }
  | { readonly phase: "made" }
  | { readonly phase: "stopped" }
  | { readonly phase: "failed"; readonly failure: PdfFailure };

const begun: Making = { phase: "making", progress: null };

/**
 * Makes a document, and makes it anew when the request changes; the last one that was made stays to be looked at. Without a
 * request it waits for one.
 */
export function useMaking(request: PdfRequest | null) {
  const [state, setState] = useState<{ readonly of: PdfRequest | null; readonly making: Making }>({
    of: request,
    making: begun,
  });
  // At once, before the effect: what was made for another request is not taken for this one's.
  const making = state.of === request ? state.making : begun;
  const setMaking = (changed: Making) => setState({ of: request, making: changed });
  const [document, setDocument] = useState<MadeDocument | null>(null);
  const [attempt, setAttempt] = useState(0);
  const current = useRef<AbortController>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt makes the same request again.
  useEffect(() => {
    if (request === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    current.current = controller;
    setMaking(begun);
    renderDocument(request, {
      signal,
      onProgress: (progress) => {
        if (!signal.aborted) setMaking({ phase: "making", progress });
      },
    }).then(
      (made) => {
        if (signal.aborted) return;
        setDocument(made);
        setMaking({ phase: "made" });
      },
      (error: unknown) => {
        if (signal.aborted) return;
        if (!(error instanceof PrintError)) console.warn("The document was not made.", error);
        setMaking({
          phase: "failed",
          failure: error instanceof PrintError ? error.failure : "unexpected",
        });
      },
    );
    return () => controller.abort();
  }, [request, attempt]);

  function stop(): void {
    current.current?.abort();
    setMaking({ phase: "stopped" });
  }

  function retry(): void {
    setMaking(begun);
    setAttempt((count) => count + 1);
  }

  return { making, document, stop, retry };
}
