/**
 * @generated SignedSource<<8ca4ba6315366c2f6ed6629cdca7a9e6>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SchedaSchedulazione_ordine$data = {
  readonly etichettaSchedulazione: string;
  readonly schedulazione: {
    readonly fasi: ReadonlyArray<{
      readonly fine: string;
      readonly inizio: string;
      readonly nomeFase: string;
      readonly pk: number;
    }>;
    readonly fine: string;
    readonly inizio: string;
  } | null;
  readonly " $fragmentType": "SchedaSchedulazione_ordine";
};
export type SchedaSchedulazione_ordine$key = {
  readonly " $data"?: SchedaSchedulazione_ordine$data;
  readonly " $fragmentSpreads": FragmentRefs<"SchedaSchedulazione_ordine">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "inizio",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fine",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SchedaSchedulazione_ordine",
  "selections": [
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
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "SchedulazioneFase",
          "kind": "LinkedField",
          "name": "fasi",
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
              "name": "nomeFase",
              "storageKey": null
            },
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Ordine",
  "abstractKey": null
};
})();

(node as any).hash = "ed5356bc67f5ede875e3e7a2530b4beb";

export default node;
