// Served instead of Stripe.js: enough of its Payment Element to pay with a test card. Stripe's form is in a frame
// of Stripe's own; this one is in the page itself. The bank's question has a frame here, too.
(() => {
  const home = new URL(document.currentScript.src).origin;
  // Served under Stripe's own name it calls Stripe's own API, as the page's policy allows.
  const api = home === "https://js.stripe.com" ? "https://api.stripe.com" : home;

  window.Stripe = function Stripe(publishableKey) {
    const named = (name, answer) => (answer.error ? answer : { [name]: answer });
    return {
      elements: (options) => createElements(publishableKey, options),
      confirmPayment: async (options) =>
        named("paymentIntent", await confirm(publishableKey, options)),
      confirmSetup: async (options) => named("setupIntent", await confirm(publishableKey, options)),
      handleNextAction: async ({ clientSecret }) => {
        const intent = await ask(publishableKey, "GET", clientSecret);
        if (intent.error) return intent;
        return named("paymentIntent", await afterChallenge(publishableKey, clientSecret, intent));
      },
      registerAppInfo: () => {},
    };
  };
  window.Stripe.version = "endive";

  function createElements(publishableKey, { clientSecret }) {
    const elements = {
      clientSecret,
      element: null,
      create: (_type, { layout }) => {
        elements.element = createPaymentElement(publishableKey, clientSecret, layout);
        return elements.element;
      },
      update: () => {},
    };
    return elements;
  }

  function createPaymentElement(publishableKey, clientSecret, layout) {
    const listeners = {};
    const node = document.createElement("div");
    const fields = {
      number: createField("Card number", "cc-number", "1234 1234 1234 1234"),
      expiry: createField("Expiration date", "cc-exp", "MM / YY"),
      cvc: createField("Security code", "cc-csc", "CVC"),
    };
    node.hidden = true;
    node.append(...(layout === "tabs" ? [createTabs()] : []));
    node.append(...Object.values(fields).map((field) => field.node));
    return {
      fields,
      on: (name, listener) => {
        listeners[name] = listener;
      },
      mount: async (target) => {
        target.append(node);
        const { error } = await ask(publishableKey, "GET", clientSecret);
        // The page may have removed the element in the meantime.
        if (!node.isConnected) return;
        if (error) {
          listeners.loaderror?.({ elementType: "payment", error });
          return;
        }
        node.hidden = false;
        listeners.ready?.({ elementType: "payment" });
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

  function createField(text, autocomplete, placeholder) {
    const node = document.createElement("div");
    const label = document.createElement("label");
    const input = document.createElement("input");
    const error = document.createElement("p");
    input.id = `stand-in-${autocomplete}`;
    error.id = `${input.id}-error`;
    label.htmlFor = input.id;
    label.textContent = text;
    Object.assign(input, { autocomplete, placeholder, inputMode: "numeric", type: "text" });
    input.setAttribute("aria-describedby", error.id);
    error.setAttribute("role", "alert");
    // Not by an attribute: the page's policy may forbid inline styles.
    Object.assign(node.style, { marginBottom: "12px" });
    Object.assign(label.style, { display: "block", marginBottom: "4px" });
    Object.assign(error.style, { margin: "4px 0 0", fontSize: "0.875em", color: "#b3261e" });
    Object.assign(input.style, {
      ...{ width: "100%", padding: "12px", font: "inherit", color: "CanvasText" },
      ...{ background: "Canvas", border: "1px solid GrayText", borderRadius: "4px" },
    });
    const showError = (message) => {
      error.textContent = message;
      input.setAttribute("aria-invalid", String(message !== ""));
    };
    input.addEventListener("input", () => showError(""));
    node.append(label, input, error);
    return { node, showError, digits: () => input.value.replace(/\D/g, "") };
  }

  /** The first error in the fields, each of which shows its own. */
  function validate({ number, expiry, cvc }) {
    const errors = [
      [number, validateNumber(number.digits())],
      [expiry, validateExpiry(expiry.digits())],
      [cvc, validateCvc(cvc.digits())],
    ];
    for (const [field, error] of errors) field.showError(error?.message ?? "");
    return errors.map(([, error]) => error).find((error) => error !== null) ?? null;
  }

  function validateNumber(digits) {
    if (digits.length < 15) return invalid("incomplete_number", "card number is incomplete");
    const sum = [...digits].reverse().reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
    return sum % 10 === 0 ? null : invalid("invalid_number", "card number is invalid");
  }

  function validateExpiry(digits) {
    if (digits.length < 4)
      return invalid("incomplete_expiry", "card's expiration date is incomplete");
    const { month, year } = readExpiry(digits);
    const thisYear = new Date().getFullYear();
    if (month < 1 || month > 12) {
      return invalid("invalid_expiry_month", "card's expiration month is invalid");
    }
    if (year < thisYear) {
      return invalid("invalid_expiry_year_past", "card's expiration year is in the past");
    }
    if (new Date(year, month) <= new Date()) {
      return invalid("invalid_expiry_month_past", "card's expiration date is in the past");
    }
    return year > thisYear + 50
      ? invalid("invalid_expiry_year", "card's expiration year is invalid")
      : null;
  }

  function validateCvc(digits) {
    if (digits.length < 3) return invalid("incomplete_cvc", "card's security code is incomplete");
    return digits.length > 4 ? invalid("invalid_cvc", "card's security code is invalid") : null;
  }

  function invalid(code, problem) {
    return { type: "validation_error", code, message: `Your ${problem}.` };
  }

  function readExpiry(digits) {
    return { month: Number(digits.slice(0, 2)), year: 2000 + Number(digits.slice(-2)) };
  }

  /** The intent once it is confirmed, or `{ error }`. */
  async function confirm(publishableKey, { elements: { clientSecret, element } }) {
    const error = validate(element.fields);
    if (error) return { error };
    const { number, expiry, cvc } = element.fields;
    const { month, year } = readExpiry(expiry.digits());
    const confirmed = await ask(publishableKey, "POST", clientSecret, {
      "payment_method_data[type]": "card",
      "payment_method_data[card][number]": number.digits(),
      "payment_method_data[card][exp_month]": String(month),
      "payment_method_data[card][exp_year]": String(year),
      "payment_method_data[card][cvc]": cvc.digits(),
    });
    return confirmed.error
      ? confirmed
      : await afterChallenge(publishableKey, clientSecret, confirmed);
  }

  /** Lets the bank ask its question, if it has one, in a frame over the page, and reads the outcome. */
  async function afterChallenge(publishableKey, clientSecret, intent) {
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
    const after = await ask(publishableKey, "GET", clientSecret);
    return after.last_payment_error ? { error: after.last_payment_error } : after;
  }

  /** The intent that the secret belongs to, or `{ error }`. */
  async function ask(publishableKey, method, clientSecret, parameters = {}) {
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
      return {
        error: {
          type: "api_connection_error",
          message: "We are experiencing issues connecting to our payments provider.",
        },
      };
    }
  }
})();
