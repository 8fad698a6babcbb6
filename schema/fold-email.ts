/**
 * An email address for comparison. Only A to Z are changed to lower case: by Unicode's rules other characters become
 * ASCII letters (the Kelvin sign U+212A becomes k), which would make one person's address another's.
 */
export function foldEmail(email: string): string {
  return email.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}
