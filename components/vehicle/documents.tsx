import { ExternalLink } from '@/components/ui/links';
import { inlineLinkClass } from '@/components/ui/text-classes';
import { whatsappHref } from '@/lib/enquiry/links';
import { documentsMessage } from '@/lib/enquiry/messages';
import { pictureSources } from '@/lib/pictures/pictures';
import type { Vehicle } from '@/lib/schema/types';
import { site } from '@/lib/site/site';
import { dateInShort } from '@/lib/text/days';
import { documentInWords, isWanting, statedDocuments, unstatedDocuments } from '@/lib/vehicle/dossier';

/** The papers of a car that the dealer has seen. A missing one, or one not stated, can be asked for. */
export function Documents({ vehicle }: { readonly vehicle: Vehicle }) {
  const { name } = vehicle;
  const unstated = unstatedDocuments(vehicle.documents);
  const ask = (documents: readonly string[]) => whatsappHref(site.whatsapp, documentsMessage(vehicle, documents));
  return (
    <>
      <table className="figures w-full border-line border-t text-left">
        <caption className="sr-only">Documents of the {name}</caption>
        <tbody>
          {statedDocuments(vehicle.documents).map((paper) => (
            <tr
              key={paper.document}
              className="@max-[16rem]:flex @max-[16rem]:flex-col border-line border-b align-baseline"
            >
              <th
                scope="row"
                className="@min-[16rem]:w-[38%] @min-[16rem]:py-3.5 pt-3.5 pr-6 font-normal text-muted text-small sm:w-40"
              >
                {paper.document}
              </th>
              <td className="py-3.5">
                {documentInWords(paper)}
                <span className="block text-muted text-small">
                  Checked by {paper.seenBy}, {dateInShort(paper.seenOn)}
                </span>
                {(paper.picture || isWanting(paper)) && (
                  <span className="-mb-2 flex flex-wrap gap-x-6 text-small" data-no-print>
                    {paper.picture && (
                      <ExternalLink href={pictureSources(paper.picture).src} className={inlineLinkClass}>
                        See the {paper.document.toLowerCase()}
                      </ExternalLink>
                    )}
                    {isWanting(paper) && (
                      <ExternalLink href={ask([paper.document])} className={inlineLinkClass}>
                        Ask about the {paper.document.toLowerCase()}
                      </ExternalLink>
                    )}
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {unstated.length > 0 && (
        <p className="mt-3 text-small" data-no-print>
          <ExternalLink href={ask(unstated)} className={inlineLinkClass}>
            Ask about other documents
          </ExternalLink>
        </p>
      )}
    </>
  );
}
