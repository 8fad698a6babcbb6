import type { ReactNode } from "react";

interface FormSectionProps {
  readonly title: string;
  /** One line of help under the title. */
  readonly help?: string;
  readonly children: ReactNode;
}

/** Title and help on four columns, fields on eight, a hairline above; one below the other on phones. */
export function FormSection({ title, help, children }: FormSectionProps) {
  return (
    <section className="grid-cols-12 gap-x-6 border-t border-rule pt-7 pb-8 md:grid md:pt-10 md:pb-11">
      <header className="md:col-span-4">
        <h2 className="font-display text-4 tracking-[-0.01em] [font-weight:460]">{title}</h2>
        {help && <p className="max-w-[34ch] pt-1 text-2 text-ink-2 md:pt-1.5 md:pr-10">{help}</p>}
      </header>
      <div className="grid grid-cols-8 content-start gap-x-4 gap-y-5 pt-5 md:col-span-8 md:gap-x-6 md:gap-y-7 md:pt-0">
        {children}
      </div>
    </section>
  );
}

/** The props of every section of the form. */
export interface DraftSectionProps<Draft> {
  readonly draft: Draft;
  readonly onChange: (change: Partial<Draft>) => void;
}
