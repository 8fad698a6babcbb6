import { logAsNow, logWarning } from "#worker/log.ts";

/** Text as a response body, created as it is read. An error aborts the body. */
export function textStream(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const logAsRequest = logAsNow();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await logAsRequest(() => pieces.next());
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        logAsRequest(() => logWarning("a response was aborted", error));
        controller.error(error);
      }
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
