// Served at /stripe.js in place of Stripe.js: enough of its Payment Element to pay with a test card. Unlike
// Stripe's, whose form lives in a frame of Stripe's own, this one stands in the page itself; the bank's
// question has a frame, as with Stripe's.
(() => {
  const home = new URL(document.currentScript.src).origin;
  // Served under Stripe's own name it asks where Stripe's asks, as the page's policy allows.
  const api = home === "https://js.stripe.com" ? "https://api.stripe.com" : home;

  class IntegrationError extends Error {
    name = "IntegrationError";
  }

  window.Stripe = function Stripe(publishableKey) {
    if (!/^pk_/.test(publishableKey ?? "")) {
      throw new IntegrationError("Please call Stripe() with your publishable key.");
    }
    return {
      elements: (options) => createElements(publishableKey, options),
      confirmPayment: (options) => confirm(publishableKey, "payment_intent", options),
      confirmSetup: (options) => confirm(publishableKey, "setup_intent", options),
      handleNextAction: async ({ clientSecret }) => {
        const intent = await ask(publishableKey, "GET", clientSecret);
        if (intent.error) return intent;
        return named("paymentIntent", await afterChallenge(publishableKey, clientSecret, intent));
      },
      retrievePaymentIntent: async (secret) =>
        named("paymentIntent", await ask(publishableKey, "GET", secret)),
      retrieveSetupIntent: async (secret) =>
        named("setupIntent", await ask(publishableKey, "GET", secret)),
      registerAppInfo: () => {},
    };
  };
  window.Stripe.version = "endive";

  function createElements(publishableKey, options = {}) {
    const elements = {
      payment: null,
      clientSecret: options.clientSecret,
      create: (type, { layout } = {}) => {
        if (type !== "payment") throw new IntegrationError(`No ${type} element is played here.`);
        if (elements.payment) throw new IntegrationError("There is a payment element already.");
        elements.payment = createPaymentElement(publishableKey, elements, layout);
        return elements.payment;
      },
      getElement: (type) => (type === "payment" ? elements.payment : null),
      update: () => {},
      fetchUpdates: async () => ({}),
      submit: async () => {
        if (!elements.payment) throw new IntegrationError("There is no payment element.");
        const error = elements.payment.validate();
        return error ? { error } : { selectedPaymentMethod: "card" };
      },
    };
    return elements;
  }

  function createPaymentElement(publishableKey, elements, layout) {
    const listeners = new Map();
    const form = createForm(layout, () => element.emit("change", changeOf(form)));
    const element = {
      form,
      isReady: false,
      emit: (name, event) => {
        for (const listener of listeners.get(name) ?? []) listener(event);
      },
      on: (name, listener) => {
        listeners.set(name, [...(listeners.get(name) ?? []), listener]);
        return element;
      },
      once: (name, listener) => {
        const only = (event) => {
          element.off(name, only);
          listener(event);
        };
        return element.on(name, only);
      },
      off: (name, listener) => {
        const left = (listeners.get(name) ?? []).filter((other) => listener && other !== listener);
        listeners.set(name, left);
        return element;
      },
      mount: (target) => {
        const node = typeof target === "string" ? document.querySelector(target) : target;
        if (!node) throw new IntegrationError("There is nothing to mount the element in.");
        node.append(form.node);
        load(publishableKey, elements, element);
      },
      unmount: () => form.node.remove(),
      destroy: () => {
        form.node.remove();
        listeners.clear();
        elements.payment = null;
      },
      focus: () => form.fields.number.input.focus(),
      blur: () => document.activeElement?.blur(),
      clear: () => {
        for (const { input } of Object.values(form.fields)) input.value = "";
      },
      collapse: () => {},
      update: () => {},
      validate: () => {
        const errors = Object.entries(form.fields).map(([name, field]) => {
          const error = problemOf(name, field.input.value);
          field.say(error?.message ?? "");
          return error;
        });
        return errors.find((error) => error !== null) ?? null;
      },
    };
    return element;
  }

  async function load(publishableKey, elements, element) {
    const { error } = await ask(publishableKey, "GET", elements.clientSecret);
    // The page may have taken the element away in the meantime.
    if (!element.form.node.isConnected) return;
    if (error) {
      element.emit("loaderror", { elementType: "payment", error });
      return;
    }
    element.isReady = true;
    element.form.show();
    element.emit("ready", { elementType: "payment" });
    element.emit("change", changeOf(element.form));
  }

  function changeOf({ fields }) {
    const values = Object.entries(fields).map(([name, { input }]) => [name, input.value]);
    return {
      elementType: "payment",
      collapsed: false,
      empty: values.every(([, value]) => value === ""),
      complete: values.every(([name, value]) => problemOf(name, value) === null),
      value: { type: "card" },
    };
  }

  function createForm(layout, onInput) {
    const node = document.createElement("div");
    node.hidden = true;
    const fields = {
      number: createField("Card number", "cc-number", "1234 1234 1234 1234", onInput),
      expiry: createField("Expiration date", "cc-exp", "MM / YY", onInput),
      cvc: createField("Security code", "cc-csc", "CVC", onInput),
    };
    const rows = Object.values(fields).map((field) => field.node);
    node.append(...((layout?.type ?? layout) === "tabs" ? [createTabs()] : []), ...rows);
    return {
      node,
      fields,
      show: () => {
        node.hidden = false;
      },
    };
  }

  /** The ways of paying, of which only the card is played. */
  function createTabs() {
    const tabs = document.createElement("div");
    const tab = document.createElement("button");
    tabs.setAttribute("role", "tablist");
    tab.setAttribute("role", "tab");
    tab.setAttribute("aria-selected", "true");
    Object.assign(tab, { type: "button", textContent: "Card" });
    Object.assign(tabs.style, { marginBottom: "12px" });
    tabs.append(tab);
    return tabs;
  }

  function createField(text, autocomplete, placeholder, onInput) {
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
    // By the object model, not by attribute: the page's policy may forbid inline styles.
    Object.assign(node.style, { marginBottom: "12px" });
    Object.assign(label.style, { display: "block", marginBottom: "4px" });
    Object.assign(error.style, { margin: "4px 0 0", fontSize: "0.875em", color: "#b3261e" });
    Object.assign(input.style, {
      ...{ width: "100%", padding: "12px", font: "inherit", color: "CanvasText" },
      ...{ background: "Canvas", border: "1px solid GrayText", borderRadius: "4px" },
    });
    const say = (message) => {
      error.textContent = message;
      input.setAttribute("aria-invalid", String(message !== ""));
    };
    input.addEventListener("input", () => {
      say("");
      onInput();
    });
    node.append(label, input, error);
    return { node, input, say };
  }

  function problemOf(name, value) {
    if (name === "number") return problemOfNumber(value.replace(/\D/g, ""));
    if (name === "expiry") return problemOfExpiry(value.replace(/\D/g, ""));
    const digits = value.replace(/\D/g, "");
    if (digits.length < 3) {
      return wrong("incomplete_cvc", "Your card's security code is incomplete.");
    }
    if (digits.length <= 4) return null;
    return wrong("invalid_cvc", "Your card's security code is invalid.");
  }

  function problemOfNumber(digits) {
    if (digits.length < 15) return wrong("incomplete_number", "Your card number is incomplete.");
    return addsUp(digits) ? null : wrong("invalid_number", "Your card number is invalid.");
  }

  function problemOfExpiry(digits) {
    if (digits.length < 4) {
      return wrong("incomplete_expiry", "Your card's expiration date is incomplete.");
    }
    const { month, year } = readExpiry(digits);
    if (month < 1 || month > 12) {
      return wrong("invalid_expiry_month", "Your card's expiration month is invalid.");
    }
    const now = new Date();
    if (year < now.getFullYear()) {
      return wrong("invalid_expiry_year_past", "Your card's expiration year is in the past.");
    }
    if (new Date(year, month) <= now) {
      return wrong("invalid_expiry_month_past", "Your card's expiration date is in the past.");
    }
    if (year > now.getFullYear() + 50) {
      return wrong("invalid_expiry_year", "Your card's expiration year is invalid.");
    }
    return null;
  }

  function readExpiry(digits) {
    return { month: Number(digits.slice(0, 2)), year: 2000 + Number(digits.slice(-2)) };
  }

  function addsUp(digits) {
    const sum = [...digits].reverse().reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
    return sum % 10 === 0;
  }

  function wrong(code, message) {
    return { type: "validation_error", code, message };
  }

  async function confirm(publishableKey, kind, { elements, confirmParams, redirect }) {
    const element = elements.payment;
    if (!element?.isReady) throw new IntegrationError("The payment element is not ready.");
    const { clientSecret } = elements;
    if (clientSecret.startsWith("seti_") !== (kind === "setup_intent")) {
      throw new IntegrationError("The client secret is not of the kind that is confirmed.");
    }
    const error = element.validate();
    if (error) return { error };
    const confirmed = await ask(publishableKey, "POST", clientSecret, cardOf(element.form));
    if (confirmed.error) return confirmed;
    const answer = await afterChallenge(publishableKey, clientSecret, confirmed);
    if (answer.error) return answer;
    if (redirect !== "if_required") {
      leaveFor(confirmParams?.return_url, kind, answer);
      return await new Promise(() => {});
    }
    return named(kind === "payment_intent" ? "paymentIntent" : "setupIntent", answer);
  }

  /** Lets the bank ask, if it wants to, in a frame over everything, and reads what came of it. */
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

  function leaveFor(address, kind, intent) {
    const url = new URL(address);
    url.searchParams.set(kind, intent.id);
    url.searchParams.set(`${kind}_client_secret`, intent.client_secret);
    url.searchParams.set("redirect_status", "succeeded");
    window.location.assign(url);
  }

  function cardOf({ fields: { number, expiry, cvc } }) {
    const { month, year } = readExpiry(expiry.input.value.replace(/\D/g, ""));
    return {
      "payment_method_data[type]": "card",
      "payment_method_data[card][number]": number.input.value.replace(/\D/g, ""),
      "payment_method_data[card][exp_month]": String(month),
      "payment_method_data[card][exp_year]": String(year),
      "payment_method_data[card][cvc]": cvc.input.value.replace(/\D/g, ""),
    };
  }

  /** The intent that the secret belongs to, or `{ error }`. */
  async function ask(publishableKey, method, clientSecret, parameters = {}) {
    const id = String(clientSecret).split("_secret_")[0];
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

  function named(name, answer) {
    return answer.error ? answer : { [name]: answer };
  }
})();
