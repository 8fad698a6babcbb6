/** Preloads what a shell has in the template of this name: the messages of a language, or the data of who is signed in. */
export function addLinks(name: string): void {
  const template = document.querySelector<HTMLTemplateElement>(`template#${name}`);
  if (template) document.head.append(template.content);
}
