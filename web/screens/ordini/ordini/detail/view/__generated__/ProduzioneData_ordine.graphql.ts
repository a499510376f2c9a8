/**
 * @generated SignedSource<<b0e0fcfee7ead16cc43b80377b0af7e1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AreaConsegna = "EST" | "OVEST";
import type { FragmentRefs } from "relay-runtime";
export type ProduzioneData_ordine$data = {
  readonly areaConsegna: AreaConsegna | null;
  readonly autoSchedulazione: boolean;
  readonly codiceSistema: string;
  readonly dataConsegna: string | null;
  readonly dataPosa: string | null;
  readonly numeroSerramenti: number;
  readonly senzaMisure: boolean;
  readonly settimanaApprontamento: string | null;
  readonly " $fragmentType": "ProduzioneData_ordine";
};
export type ProduzioneData_ordine$key = {
  readonly " $data"?: ProduzioneData_ordine$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProduzioneData_ordine">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProduzioneData_ordine",
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

(node as any).hash = "56645733d150a42bb65f3045a653104a";

export default node;
