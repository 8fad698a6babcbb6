// Served instead of Stripe.js: enough of its Payment Element to pay with a test card. Stripe's form is in a frame
// of Stripe's own; this one is in the page itself. The bank's question has a frame here, too.
(() => {
  const home = new URL(document.currentScript.src).origin;
  // As the page's policy allows; tests answer for both names.
  const api = "https://api.stripe.com";

  window.Stripe = function Stripe(publishableKey) {
    const named = (name, answer) => (answer.error ? answer : { [name]: answer });
    const ask = (...request) => askStripe(publishableKey, ...request);
    return {
      elements: ({ clientSecret }) => {
        const elements = { clientSecret, update: () => {} };
        elements.create = (_type, { layout }) => {
          elements.element = createPaymentElement(() => ask("GET", clientSecret), layout);
          return elements.element;
        };
        return elements;
      },
      confirmPayment: async ({ elements }) => named("paymentIntent", await confirm(ask, elements)),
      confirmSetup: async ({ elements }) => named("setupIntent", await confirm(ask, elements)),
      handleNextAction: async ({ clientSecret }) => {
        const intent = await ask("GET", clientSecret);
        return named("paymentIntent", await afterChallenge(ask, clientSecret, intent));
      },
      registerAppInfo: () => {},
    };
  };
  window.Stripe.version = "endive";

  function createPaymentElement(readIntent, layout) {
    const listeners = {};
    const node = document.createElement("div");
    const inputs = [
      createInput(node, "Card number", "cc-number", "1234 1234 1234 1234"),
      createInput(node, "Expiration date", "cc-exp", "MM / YY"),
      createInput(node, "Security code", "cc-csc", "CVC"),
    ];
    if (layout === "tabs") node.prepend(createTabs());
    node.hidden = true;
    return {
      digits: () => inputs.map(({ value }) => value.replace(/\D/g, "")),
      on: (name, listener) => {
        listeners[name] = listener;
      },
      mount: async (target) => {
        target.append(node);
        const { error } = await readIntent();
        // The page may have removed the element in the meantime.
        if (!node.isConnected) return;
        node.hidden = error !== undefined;
        listeners[error ? "loaderror" : "ready"]?.({ elementType: "payment", error });
      },
      destroy: () => node.remove(),
    };
  }

  /** The ways of paying, of which there is only the card. */
  function createTabs() {
    const tabs = document.createElement("div");
    const tab = document.createElement("button");
    tabs.setAttribute("role", "tablist");
    tab.setAttribute("role", "tab");
    tab.setAttribute("aria-selected", "true");
    Object.assign(tab, { type: "button", textContent: "Card" });
    tabs.append(tab);
    return tabs;
  }

  function createInput(form, text, autocomplete, placeholder) {
    const label = document.createElement("label");
    const input = document.createElement("input");
    Object.assign(input, { autocomplete, placeholder, inputMode: "numeric", type: "text" });
    // Not by an attribute: the page's policy may forbid inline styles.
    Object.assign(label.style, { display: "block", marginBottom: "12px" });
    Object.assign(input.style, {
      ...{ width: "100%", padding: "12px", font: "inherit", color: "CanvasText" },
      ...{ background: "Canvas", border: "1px solid GrayText", borderRadius: "4px" },
    });
    label.append(text, input);
    form.append(label);
    return input;
  }

  /** The first error in what was typed, or null. */
  function findError([number, expiry, code]) {
    const [month, year] = [Number(expiry.slice(0, 2)), 2000 + Number(expiry.slice(-2))];
    const thisYear = new Date().getFullYear();
    const errors = [
      [number.length < 15, "incomplete_number", "card number is incomplete"],
      [!hasCheckDigit(number), "invalid_number", "card number is invalid"],
      [expiry.length < 4, "incomplete_expiry", "card's expiration date is incomplete"],
      [month < 1 || month > 12, "invalid_expiry_month", "card's expiration month is invalid"],
      [year < thisYear, "invalid_expiry_year_past", "card's expiration year is in the past"],
      [year > thisYear + 50, "invalid_expiry_year", "card's expiration year is invalid"],
      [code.length < 3, "incomplete_cvc", "card's security code is incomplete"],
      [code.length > 4, "invalid_cvc", "card's security code is invalid"],
    ];
    const [, name, problem] = errors.find(([applies]) => applies) ?? [];
    return name ? { type: "validation_error", code: name, message: `Your ${problem}.` } : null;
  }

  /** By Luhn's rule. */
  function hasCheckDigit(number) {
    const sum = [...number].reverse().reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
    return sum % 10 === 0;
  }

  /** The intent once it is confirmed, or `{ error }`. */
  async function confirm(ask, { clientSecret, element }) {
    const digits = element.digits();
    const error = findError(digits);
    if (error) return { error };
    const card = { "payment_method_data[card][number]": digits[0] };
    return afterChallenge(ask, clientSecret, await ask("POST", clientSecret, card));
  }

  /** Lets the bank ask its question, if it has one, in a frame over the page, and reads the outcome. */
  async function afterChallenge(ask, clientSecret, intent) {
    if (intent.status !== "requires_action") return intent;
    const frame = document.createElement("iframe");
    frame.name = `__privateStripeFrame${Date.now()}`;
    frame.title = "3D Secure";
    frame.src = `${home}/3ds/${intent.id}?${new URLSearchParams({ client_secret: clientSecret })}`;
    Object.assign(frame.style, {
      ...{ position: "fixed", inset: "0", zIndex: "2147483647" },
      ...{ width: "100%", height: "100%", border: "0", background: "Canvas" },
    });
    document.body.append(frame);
    frame.focus();
    await new Promise((resolve) => {
      const listen = ({ source, data }) => {
        if (source !== frame.contentWindow || data !== "challenge-ended") return;
        window.removeEventListener("message", listen);
        resolve();
      };
      window.addEventListener("message", listen);
    });
    frame.remove();
    const after = await ask("GET", clientSecret);
    return after.last_payment_error ? { error: after.last_payment_error } : after;
  }

  /** The intent that the secret belongs to, or `{ error }`. */
  async function askStripe(publishableKey, method, clientSecret, parameters = {}) {
    const id = clientSecret.split("_secret_")[0];
    const resource = id.startsWith("seti_") ? "setup_intents" : "payment_intents";
    const form = new URLSearchParams({ ...parameters, client_secret: clientSecret });
    const isPost = method === "POST";
    const address = `${api}/v1/${resource}/${id}${isPost ? "/confirm" : `?${form}`}`;
    const headers = { Authorization: `Bearer ${publishableKey}` };
    try {
      const response = await fetch(address, { method, headers, ...(isPost && { body: form }) });
      return await response.json();
    } catch {
      const message = "We are experiencing issues connecting to our payments provider.";
      return { error: { type: "api_connection_error", message } };
    }
  }
})();
