/**
 * @generated SignedSource<<26db974afabf0c4df2b14febb186f891>>
 * @relayHash 166c9ad1a8372b7cdef13683868dbf97
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c03b00acc9a7bde014f62df27ea7db46dd2e8c7ddeb1504e69523d1c928c396e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ordiniDaLavorareQuery$variables = {
  lavorazione: number;
  search?: string | null;
};
export type ordiniDaLavorareQuery$data = {
  readonly ordiniDaLavorare: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"ordiniDaLavorare_ordine">;
  }>;
};
export type ordiniDaLavorareQuery = {
  response: ordiniDaLavorareQuery$data;
  variables: ordiniDaLavorareQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "lavorazione"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "lavorazione",
    "variableName": "lavorazione"
  },
  {
    "kind": "Variable",
    "name": "search",
    "variableName": "search"
  }
],
v2 = [
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
    "name": "numeroCommessa",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "nomeCliente",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "riferimento",
    "storageKey": null
  },
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
    "name": "pezziTotali",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "pezziEseguiti",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "aperta",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ordiniDaLavorareQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OrdineDaLavorare",
        "kind": "LinkedField",
        "name": "ordiniDaLavorare",
        "plural": true,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "ordiniDaLavorare_ordine",
            "selections": (v2/*:: as any*/),
            "args": null,
            "argumentDefinitions": []
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
    "name": "ordiniDaLavorareQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OrdineDaLavorare",
        "kind": "LinkedField",
        "name": "ordiniDaLavorare",
        "plural": true,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c03b00acc9a7bde014f62df27ea7db46dd2e8c7ddeb1504e69523d1c928c396e",
    "metadata": {},
    "name": "ordiniDaLavorareQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "36d77733a9b412da68f24ae613ac74ef";

export default node;
