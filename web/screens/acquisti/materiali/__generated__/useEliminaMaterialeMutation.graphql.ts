/**
 * @generated SignedSource<<e52388bcf11e549dd852d5839d544651>>
 * @relayHash 45a7f6c93c34412cdb091cb629c72706
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff5dc74011b38d8707f547545cd55934ec613da817e861720b0741c1c6a79e6c

import type { ConcreteRequest } from 'relay-runtime';
export type useEliminaMaterialeMutation$variables = {
  materiale: string;
};
export type useEliminaMaterialeMutation$data = {
  readonly deleteMateriale: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type useEliminaMaterialeMutation = {
  response: useEliminaMaterialeMutation$data;
  variables: useEliminaMaterialeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "materiale"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "materiale",
            "variableName": "materiale"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "DeleteMaterialePayload",
    "kind": "LinkedField",
    "name": "deleteMateriale",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useEliminaMaterialeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEliminaMaterialeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ff5dc74011b38d8707f547545cd55934ec613da817e861720b0741c1c6a79e6c",
    "metadata": {},
    "name": "useEliminaMaterialeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c0176e225eefe2a96aee982cbe820b99";

export default node;
