/**
 * @generated SignedSource<<202c58177ea19be8c5fdf774acd41754>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Contenuto_preventivo$data = {
  readonly note: string;
  readonly pk: number;
  readonly versione: number;
  readonly " $fragmentSpreads": FragmentRefs<"DatiCliente_preventivo" | "DatiPosa_preventivo" | "FamigliaOpzioni_preventivo" | "Gestione_preventivo" | "Serramenti_preventivo">;
  readonly " $fragmentType": "Contenuto_preventivo";
};
export type Contenuto_preventivo$key = {
  readonly " $data"?: Contenuto_preventivo$data;
  readonly " $fragmentSpreads": FragmentRefs<"Contenuto_preventivo">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Contenuto_preventivo",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pk",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "versione",
      "storageKey": null
    },
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
      "name": "DatiCliente_preventivo"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DatiPosa_preventivo"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FamigliaOpzioni_preventivo"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Serramenti_preventivo"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Gestione_preventivo"
    }
  ],
  "type": "Preventivo",
  "abstractKey": null
};

(node as any).hash = "832c66529613db0ac24536203a175e5c";

export default node;
