/**
 * @generated SignedSource<<ba71d3bc084e68be872a755bea5fa874>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AllegatiFornitura_ordineFornitore$data = {
  readonly allegati: ReadonlyArray<{
    readonly allegato: string;
    readonly dimensione: number;
    readonly originalName: string;
    readonly pk: number;
  }>;
  readonly pk: number;
  readonly " $fragmentType": "AllegatiFornitura_ordineFornitore";
};
export type AllegatiFornitura_ordineFornitore$key = {
  readonly " $data"?: AllegatiFornitura_ordineFornitore$data;
  readonly " $fragmentSpreads": FragmentRefs<"AllegatiFornitura_ordineFornitore">;
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
  "name": "AllegatiFornitura_ordineFornitore",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "AllegatoOrdineFornitore",
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
          "name": "dimensione",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "OrdineFornitore",
  "abstractKey": null
};
})();

(node as any).hash = "751f59fde87ee420b1783aee0efb6994";

export default node;
