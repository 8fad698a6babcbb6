import { logAsNow, logWarning } from "#worker/log.ts";

/** Text as a body, made at the pace at which it is read. What fails on the way breaks the body off. */
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
        logAsRequest(() => logWarning("an answer broke off half-way", error));
        controller.error(error);
      }
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
