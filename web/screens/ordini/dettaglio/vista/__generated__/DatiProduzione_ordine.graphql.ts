/**
 * @generated SignedSource<<cd52b2226d47e8499089890cf49ef1a7>>
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
  readonly etichettaSchedulazione: string;
  readonly numeroSerramenti: number;
  readonly schedulazione: {
    readonly fine: string;
    readonly inizio: string;
  } | null;
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "etichettaSchedulazione",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SchedulazioneOrdine",
      "kind": "LinkedField",
      "name": "schedulazione",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inizio",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fine",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Ordine",
  "abstractKey": null
};

(node as any).hash = "f25b49ba0f154730e992b4617f4c790d";

export default node;
