/**
 * @generated SignedSource<<afe83f23a31a5e5830b413645eb86f57>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AllegatiTab_ordine$data = {
  readonly allegati: ReadonlyArray<{
    readonly allegato: string;
    readonly creatoDa: string;
    readonly creatoIl: string;
    readonly dimensione: number;
    readonly mime: string;
    readonly originalName: string;
    readonly pk: number;
  }> | null;
  readonly pk: number;
  readonly " $fragmentType": "AllegatiTab_ordine";
};
export type AllegatiTab_ordine$key = {
  readonly " $data"?: AllegatiTab_ordine$data;
  readonly " $fragmentSpreads": FragmentRefs<"AllegatiTab_ordine">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AllegatiTab_ordine",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "AllegatoOrdine",
      "kind": "LinkedField",
      "name": "allegati",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "originalName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "allegato",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mime",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dimensione",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "creatoIl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "creatoDa",
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

(node as any).hash = "c569213275acd9889ce2f0159ec1bd26";

export default node;
