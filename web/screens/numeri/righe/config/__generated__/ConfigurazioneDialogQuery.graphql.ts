/**
 * @generated SignedSource<<478ac8dbf1e14bf9afcf8b57d89d0324>>
 * @relayHash a5f44cfce87978a13950f07a004aa8b1
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 24f7c01831c86a5f82ba23c8ed98c0d7634b35478b75c60ca1ac7a8ed3c50cc5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConfigurazioneDialogQuery$variables = {
  pk: number;
};
export type ConfigurazioneDialogQuery$data = {
  readonly configurazioneStatistica: {
    readonly " $fragmentSpreads": FragmentRefs<"ConfigurazioneRow_configurazione">;
  } | null;
};
export type ConfigurazioneDialogQuery = {
  response: ConfigurazioneDialogQuery$data;
  variables: ConfigurazioneDialogQuery$variables;
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
    "name": "ConfigurazioneDialogQuery",
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
            "name": "ConfigurazioneRow_configurazione",
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
    "name": "ConfigurazioneDialogQuery",
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
    "id": "24f7c01831c86a5f82ba23c8ed98c0d7634b35478b75c60ca1ac7a8ed3c50cc5",
    "metadata": {},
    "name": "ConfigurazioneDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "45a2fb5a625a6fc64eb630266b6724c3";

export default node;
