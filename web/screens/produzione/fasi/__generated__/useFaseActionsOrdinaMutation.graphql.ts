/**
 * @generated SignedSource<<f0e685b5b183431498ab5506d47a4cbf>>
 * @relayHash fb72eb76a6e0748cc244ddf1cd273498
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb78ea2a621167a336b6d49faf490aa7849d6ec014727ed7e073f93c8d8c3d2e

import type { ConcreteRequest } from 'relay-runtime';
export type useFaseActionsOrdinaMutation$variables = {
  fasi: ReadonlyArray<number>;
};
export type useFaseActionsOrdinaMutation$data = {
  readonly ordinaFasi: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly fasi: ReadonlyArray<number> | null;
  };
};
export type useFaseActionsOrdinaMutation = {
  response: useFaseActionsOrdinaMutation$data;
  variables: useFaseActionsOrdinaMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "fasi"
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
            "name": "fasi",
            "variableName": "fasi"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "OrdinaFasiPayload",
    "kind": "LinkedField",
    "name": "ordinaFasi",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "fasi",
        "storageKey": null
      },
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
    "name": "useFaseActionsOrdinaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFaseActionsOrdinaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "bb78ea2a621167a336b6d49faf490aa7849d6ec014727ed7e073f93c8d8c3d2e",
    "metadata": {},
    "name": "useFaseActionsOrdinaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cc4e8d3b304e672dc684aa7cffc8b9d7";

export default node;
