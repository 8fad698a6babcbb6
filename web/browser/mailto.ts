interface Message {
  readonly subject: string;
  readonly body: string;
}

/** The address that opens the visitor's own mail program, with a message where one is given. */
export function mailtoAddress(email: string, message?: Message): string {
  // The at sign may be written as it is, and some programs show what is encoded.
  const to = encodeURIComponent(email).replaceAll("%40", "@");
  if (message === undefined) return `mailto:${to}`;
  const { subject, body } = message;
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
