import { explanationText } from '../../explain/explanation-text.ts';
import { printable, printableJson } from '../../json/printable.ts';
import { explainProject } from '../explain/explain-project.ts';

interface ExplainOptions {
  readonly format: 'text' | 'json';
}

/** `pagewright explain`: exits with 2 if nothing has the name. Throws an ExplainedError if the schemas have errors. */
export async function explainCommand(name: string, { format }: ExplainOptions): Promise<void> {
  const { found, meant } = await explainProject(process.cwd(), name);
  if (found.length === 0) {
    const advice =
      meant === undefined
        ? 'Name a path such as /about, a route, a page config, a block type, a source, or an image in public/.'
        : `Did you mean ${JSON.stringify(meant)}?`;
    console.error(`Nothing here is called ${printable(JSON.stringify(name))}. ${printable(advice)}`);
    process.exitCode = 2;
    return;
  }
  console.log(
    format === 'json' ? printableJson(JSON.stringify(found, null, 2)) : explanationText(name, found),
  );
}
