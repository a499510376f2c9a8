/**
 * @generated SignedSource<<adc785588f55d449349f14a7d6463d6c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatoJob = "ANNULLATO" | "COMPLETATO" | "FALLITO" | "IN_CODA" | "IN_CORSO";
import type { FragmentRefs } from "relay-runtime";
export type NewsWork_importazioni$data = {
  readonly jobsFiniti: ReadonlyArray<{
    readonly creatoIl: string;
    readonly descrizione: string;
    readonly pk: number;
    readonly stato: StatoJob;
    readonly tipo: string;
  }>;
  readonly " $fragmentType": "NewsWork_importazioni";
};
export type NewsWork_importazioni$key = {
  readonly " $data"?: NewsWork_importazioni$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewsWork_importazioni">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewsWork_importazioni",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Job",
      "kind": "LinkedField",
      "name": "jobsFiniti",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tipo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "descrizione",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stato",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "creatoIl",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "77ff5b40792d22725ef26d5e7461dad6";

export default node;
