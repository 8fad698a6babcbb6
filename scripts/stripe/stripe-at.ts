import Stripe from "stripe";

/** Stripe's package, at Stripe itself or at the address of a stand-in. */
export function stripeAt(secretKey: string, base?: string): Stripe {
  if (base === undefined || base === "") return new Stripe(secretKey, { telemetry: false });
  const { protocol, hostname, port } = new URL(base);
  const isPlain = protocol === "http:";
  return new Stripe(secretKey, {
    protocol: isPlain ? "http" : "https",
    host: hostname,
    port: port === "" ? (isPlain ? 80 : 443) : Number(port),
    telemetry: false,
  });
}
