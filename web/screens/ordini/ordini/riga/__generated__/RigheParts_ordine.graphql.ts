/**
 * @generated SignedSource<<75453db30e6e25ff034c9cf10ecc4cdf>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RigheParts_ordine$data = {
  readonly righe: ReadonlyArray<{
    readonly pk: number;
    readonly " $fragmentSpreads": FragmentRefs<"RigaParts_riga">;
  }>;
  readonly " $fragmentType": "RigheParts_ordine";
};
export type RigheParts_ordine$key = {
  readonly " $data"?: RigheParts_ordine$data;
  readonly " $fragmentSpreads": FragmentRefs<"RigheParts_ordine">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RigheParts_ordine",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RigaOrdine",
      "kind": "LinkedField",
      "name": "righe",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pk",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RigaParts_riga"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Ordine",
  "abstractKey": null
};

(node as any).hash = "81fe00e35ca79faee0b6c285c334a9ea";

export default node;
