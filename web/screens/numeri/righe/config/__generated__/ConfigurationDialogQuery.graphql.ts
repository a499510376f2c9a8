/**
 * @generated SignedSource<<1bbeb8fdc7b91e667b6e67dc1647d603>>
 * @relayHash e345098120f57342b63922e5c26d43ec
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3d256a022f341b8923d35b5d896ef9690bb534d023648aaadad2f18f823aaca

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConfigurationDialogQuery$variables = {
  pk: number;
};
export type ConfigurationDialogQuery$data = {
  readonly configurazioneStatistica: {
    readonly " $fragmentSpreads": FragmentRefs<"ConfigurationRow_configurazione">;
  } | null;
};
export type ConfigurationDialogQuery = {
  response: ConfigurationDialogQuery$data;
  variables: ConfigurationDialogQuery$variables;
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
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "versione",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "ColonnaStatistica",
  "kind": "LinkedField",
  "name": "fields",
  "plural": true,
  "selections": [
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "operations",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ConfigurationDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ConfigurazioneStatistica",
        "kind": "LinkedField",
        "name": "configurazioneStatistica",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "ConfigurationRow_configurazione",
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
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
    "name": "ConfigurationDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ConfigurazioneStatistica",
        "kind": "LinkedField",
        "name": "configurazioneStatistica",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e3d256a022f341b8923d35b5d896ef9690bb534d023648aaadad2f18f823aaca",
    "metadata": {},
    "name": "ConfigurationDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f977b5f756e3a2d53576558c3ad74d0a";

export default node;
