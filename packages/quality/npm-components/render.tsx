import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { Counter } from './counter';
import { NpmDatePicker } from './npm-date-picker';
import { NpmDialog } from './npm-dialog';
import { WholeReact } from './whole-react';

/** Gives a component the form in which Next hands client components to server components. */
function clientReference<Props extends object>(file: string, component: ComponentType<Props>): ComponentType<Props> {
  const wrapped = (props: Props) => (component as (props: Props) => ReturnType<typeof renderToString>)(props);
  return Object.assign(wrapped, {
    $$typeof: Symbol.for('react.client.reference'),
    $$id: `[project]/packages/quality/npm-components/${file}.tsx#${component.name}`,
  });
}

const Plain = clientReference('counter', Counter);
const Dialog = clientReference('npm-dialog', NpmDialog);
const DatePicker = clientReference('npm-date-picker', NpmDatePicker);
const Whole = clientReference('whole-react', WholeReact);

const pages = {
  plain: <Plain />,
  dialog: <Dialog title="Terms" />,
  'date-picker': <DatePicker month="2026-11-01T12:00:00" />,
  'whole-react': (
    <Whole>
      <p>
        Slot <Plain />
      </p>
    </Whole>
  ),
};

/** Prints the HTML of each fixture page, as the server writes it. */
const html = Object.entries(pages).map(([name, page]) => [name, renderToString(page)]);
console.log(JSON.stringify(Object.fromEntries(html)));
