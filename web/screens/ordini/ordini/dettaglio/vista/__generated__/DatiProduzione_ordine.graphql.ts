/**
 * @generated SignedSource<<772c8a1c88540db8817922e39703997f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AreaConsegna = "EST" | "OVEST";
import type { FragmentRefs } from "relay-runtime";
export type DatiProduzione_ordine$data = {
  readonly areaConsegna: AreaConsegna | null;
  readonly autoSchedulazione: boolean;
  readonly codiceSistema: string;
  readonly dataConsegna: string | null;
  readonly dataPosa: string | null;
  readonly numeroSerramenti: number;
  readonly senzaMisure: boolean;
  readonly settimanaApprontamento: string | null;
  readonly " $fragmentType": "DatiProduzione_ordine";
};
export type DatiProduzione_ordine$key = {
  readonly " $data"?: DatiProduzione_ordine$data;
  readonly " $fragmentSpreads": FragmentRefs<"DatiProduzione_ordine">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DatiProduzione_ordine",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dataConsegna",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "settimanaApprontamento",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dataPosa",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "codiceSistema",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "areaConsegna",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "numeroSerramenti",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "senzaMisure",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "autoSchedulazione",
      "storageKey": null
    }
  ],
  "type": "Ordine",
  "abstractKey": null
};

(node as any).hash = "67aab46107ccf90bfbe694e727c171d2";

export default node;
