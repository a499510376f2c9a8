/**
 * @generated SignedSource<<88bb757b23dd071c26e0fffa30563253>>
 * @relayHash 3e90955000432d3db22a289d6a7dc5c4
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef5093c02c68185e36d0cd31feb988de1e0a8af9c3fd941457610e8dfa200cdf

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AllegatiFornituraQuery$variables = {
  pk: number;
};
export type AllegatiFornituraQuery$data = {
  readonly ordineFornitore: {
    readonly " $fragmentSpreads": FragmentRefs<"AllegatiFornitura_ordineFornitore">;
  } | null;
};
export type AllegatiFornituraQuery = {
  response: AllegatiFornituraQuery$data;
  variables: AllegatiFornituraQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "pk"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "pk",
    "variableName": "pk"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "AllegatiFornituraQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OrdineFornitore",
        "kind": "LinkedField",
        "name": "ordineFornitore",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AllegatiFornitura_ordineFornitore"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AllegatiFornituraQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OrdineFornitore",
        "kind": "LinkedField",
        "name": "ordineFornitore",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AllegatoOrdineFornitore",
            "kind": "LinkedField",
            "name": "allegati",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
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
              },
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "ef5093c02c68185e36d0cd31feb988de1e0a8af9c3fd941457610e8dfa200cdf",
    "metadata": {},
    "name": "AllegatiFornituraQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cc26f055ce6f57164f9cd3e63df04f38";

export default node;
