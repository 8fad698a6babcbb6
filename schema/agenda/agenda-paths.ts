/** The URL contract of the agenda and its calendar, apart from `apiPaths`, which the first view loads. */
export const agendaPaths = {
  agenda: "/api/agenda",
  postponement: "/api/agenda/:key/postpone",
  calendar: "/api/calendar",
  /** For calendar programs, without a session: the file is `{id}.{proof}.ics`. */
  calendarFile: "/api/calendar/:file",
} as const;

export function agendaPath(today: string): string {
  return `${agendaPaths.agenda}?today=${today}`;
}

export function postponementPath(key: string): string {
  return agendaPaths.postponement.replace(":key", encodeURIComponent(key));
}

export function calendarFilePath(file: string): string {
  return agendaPaths.calendarFile.replace(":file", file);
}
