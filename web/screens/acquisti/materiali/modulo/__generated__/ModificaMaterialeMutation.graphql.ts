/**
 * @generated SignedSource<<1f63184bc29d796dcd96ebc1c1ab4cfa>>
 * @relayHash ac471d805e11bac1371f1d28980b2c8a
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a2c69e43a170a284fbf9b45a28c3449a7ffe52af0f76bc401a71b06fda68ea5

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateMaterialeInput = {
  colonneList?: ReadonlyArray<string> | null;
  labels?: unknown | null;
  materiale: string;
  nome?: string | null;
  showReminderOrdineFornitore?: boolean | null;
  sort?: unknown | null;
  versione?: number | null;
};
export type ModificaMaterialeMutation$variables = {
  input: UpdateMaterialeInput;
};
export type ModificaMaterialeMutation$data = {
  readonly updateMateriale: {
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
export type ModificaMaterialeMutation = {
  response: ModificaMaterialeMutation$data;
  variables: ModificaMaterialeMutation$variables;
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
    "name": "ModificaMaterialeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateMaterialePayload",
        "kind": "LinkedField",
        "name": "updateMateriale",
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
    "name": "ModificaMaterialeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateMaterialePayload",
        "kind": "LinkedField",
        "name": "updateMateriale",
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
    "id": "4a2c69e43a170a284fbf9b45a28c3449a7ffe52af0f76bc401a71b06fda68ea5",
    "metadata": {},
    "name": "ModificaMaterialeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7399fd0c144b0690434dc918ffa0f124";

export default node;
