import type { Rental, Site } from '@/lib/schema/types';
import { dateInShort } from '@/lib/text/dates';
import { formatMoney } from '@/lib/text/money';
import { listInWords, lowerFirst } from '@/lib/text/phrases';
import { askedLines } from '@/lib/vehicle/asking';
import { documentInWords, flawGroups, papersOf, statedDocuments } from '@/lib/vehicle/dossier';
import { carFacts, headlineFacts, modelFacts, specifiedFacts } from '@/lib/vehicle/fact-lists';
import { facts, knownFacts } from '@/lib/vehicle/facts';
import { allTerms, termsOf } from '@/lib/vehicle/rental-terms';
import type { FedVehicle } from './fed-vehicle';

type Line = { readonly label: string; readonly note?: string; readonly value: string };

/** A car as Markdown: every fact of its page in the same words, and no other. */
export function vehicleText({ vehicle, url, pictures }: FedVehicle, { name, phones }: Site, rental: Rental): string {
  const { previousPrice, description, features, addedOn, inspectionReport, video } = vehicle;
  const { known, open } = allTerms(termsOf(vehicle, rental) ?? {});
  const flaws = flawGroups(vehicle.flaws).flatMap((group) => group.flaws);
  return [
    `# ${vehicle.name}\n`,
    `${name}, ${phones[0].display}: ${url}\n`,
    lines([
      ...askedLines(vehicle, 'page').flatMap((line) =>
        line.mode === 'sale' && previousPrice !== undefined
          ? [line, { label: 'Before', value: formatMoney(previousPrice) }]
          : [line],
      ),
      ...knownFacts(vehicle, [facts.availability, facts.category]),
      ...(addedOn ? [{ label: 'In our list since', value: dateInShort(addedOn) }] : []),
    ]),
    section('Specifications', lines(knownFacts(vehicle, [...new Set([...specifiedFacts, ...headlineFacts])]))),
    section('About This Vehicle', `${description}\n`),
    section('Features', items(features)),
    section('The model', lines(knownFacts(vehicle, modelFacts))),
    section('This car', lines(knownFacts(vehicle, carFacts))),
    section(
      'History and papers',
      lines([
        ...papersOf(vehicle),
        ...(inspectionReport ? [{ label: 'Inspection report (PDF)', value: inspectionReport }] : []),
        ...(video ? [{ label: 'Film of this car', value: video }] : []),
      ]),
    ),
    section(
      'Documents',
      lines(
        statedDocuments(vehicle.documents).map((paper) => ({
          label: paper.document,
          value: `${documentInWords(paper)}. Checked by ${paper.seenBy}, ${dateInShort(paper.seenOn)}`,
        })),
      ),
    ),
    section('Known flaws', flaws.map(({ number, text }) => `${number}. ${text}\n`).join('')),
    known.length > 0 &&
      section(
        'Rental terms',
        lines([
          ...known,
          ...(open.length > 0 ? [{ label: 'To be confirmed', value: listInWords(open.map(lowerFirst)) }] : []),
        ]),
      ),
    section('Pictures', items(pictures.map((one) => `${one.url}${one.isDrawn ? ' (studio illustration)' : ''}`))),
  ]
    .filter(Boolean)
    .join('\n');
}

/** Nothing without a text. */
const section = (title: string, text: string) => text && `## ${title}\n\n${text}`;

const items = (texts: readonly string[]) => texts.map((text) => `- ${text}\n`).join('');

/** A text of several lines stays one item. */
const lines = (some: readonly Line[]) =>
  items(some.map(({ label, note, value }) => `${label}${note ? ` ${note}` : ''}: ${value.replaceAll('\n', '\n  ')}`));
