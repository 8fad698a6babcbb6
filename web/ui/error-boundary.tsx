import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  /** Drawn in place of children that threw; `retry` draws these again. */
  readonly fallback: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** Keeps an error while rendering to the part that it is in. The root writes it to the log (web/browser/log-error.ts). */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override readonly state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.fallback(() => this.setState({ hasFailed: false }));
  }
}
