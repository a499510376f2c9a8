/**
 * @generated SignedSource<<3b18992659674c09b70fdd47c4e98522>>
 * @relayHash 63ec656200da14a3211c84c984ed53cb
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 79ebead6f173810f9c58cb53a8f1332c6d9c7c9abad4dcf610d1b20ce90700a7

import type { ConcreteRequest } from 'relay-runtime';
export type CreateMaterialeInput = {
  colonneList?: ReadonlyArray<string> | null;
  labels?: unknown | null;
  nome?: string | null;
  showReminderOrdineFornitore?: boolean | null;
  sort?: unknown | null;
};
export type NuovoMaterialeMutation$variables = {
  input: CreateMaterialeInput;
};
export type NuovoMaterialeMutation$data = {
  readonly createMateriale: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly materiale: {
      readonly pk: number;
    } | null;
  };
};
export type NuovoMaterialeMutation = {
  response: NuovoMaterialeMutation$data;
  variables: NuovoMaterialeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "NuovoMaterialeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateMaterialePayload",
        "kind": "LinkedField",
        "name": "createMateriale",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Materiale",
            "kind": "LinkedField",
            "name": "materiale",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NuovoMaterialeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateMaterialePayload",
        "kind": "LinkedField",
        "name": "createMateriale",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Materiale",
            "kind": "LinkedField",
            "name": "materiale",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
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
    "id": "79ebead6f173810f9c58cb53a8f1332c6d9c7c9abad4dcf610d1b20ce90700a7",
    "metadata": {},
    "name": "NuovoMaterialeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a77563f01c51c845fe17a706669082f0";

export default node;
