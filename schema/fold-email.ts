/**
 * An email as it is compared. Only A to Z have another case here: folded by Unicode's rules, other characters
 * become letters of ASCII (the Kelvin sign U+212A becomes k), and so one person's address another's.
 */
export function foldEmail(email: string): string {
  return email.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}
