import { Button } from "#web/ui/button.tsx";

const reload = () => window.location.reload();

/** Replaces the page if even the catalogue may have failed, so its text is fixed, in both languages. */
export function StoppedPage() {
  return (
    <main className="page grid gap-10 py-12" role="alert">
      <div>
        <h1 className="pb-4">This page stopped working</h1>
        <Button onClick={reload}>Reload the page</Button>
      </div>
      <div lang="fr-CA">
        <p className="pb-4">Cette page ne fonctionne plus</p>
        <Button onClick={reload}>Recharger la page</Button>
      </div>
    </main>
  );
}
