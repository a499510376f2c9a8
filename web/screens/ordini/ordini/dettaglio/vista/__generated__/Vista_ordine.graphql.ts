/**
 * @generated SignedSource<<7fc845d52af0de96b5ecd992e3d4c2eb>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Vista_ordine$data = {
  readonly note: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"DatiCommessa_ordine" | "DatiProduzione_ordine" | "Importi_ordine" | "Righe_ordine" | "SchedaSchedulazione_ordine">;
  readonly " $fragmentType": "Vista_ordine";
};
export type Vista_ordine$key = {
  readonly " $data"?: Vista_ordine$data;
  readonly " $fragmentSpreads": FragmentRefs<"Vista_ordine">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Vista_ordine",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "note",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DatiCommessa_ordine"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DatiProduzione_ordine"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Importi_ordine"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SchedaSchedulazione_ordine"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Righe_ordine"
    }
  ],
  "type": "Ordine",
  "abstractKey": null
};

(node as any).hash = "a26c738acc8218cbd99f6621437bcc68";

export default node;
