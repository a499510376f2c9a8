/**
 * @generated SignedSource<<4859f827c45ab2d30729b65c865f788c>>
 * @relayHash 2378d25da2bd8a6facabd41a66b9e0dd
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b6257d40b73c007f302166f244cd5a29afa4ac910fd7ea0c1d9872397c3969e

import type { ConcreteRequest } from 'relay-runtime';
export type CreateMaterialeInput = {
  colonneList?: ReadonlyArray<string> | null;
  labels?: ReadonlyArray<TitoloColonnaInput> | null;
  nome: string;
  showReminderOrdineFornitore?: boolean | null;
  sort?: ReadonlyArray<OrdineColonnaInput> | null;
};
export type TitoloColonnaInput = {
  colonna: string;
  titolo: string;
};
export type OrdineColonnaInput = {
  colonna: string;
  direzione: string;
};
export type MaterialeDialogCreateMutation$variables = {
  input: CreateMaterialeInput;
};
export type MaterialeDialogCreateMutation$data = {
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
export type MaterialeDialogCreateMutation = {
  response: MaterialeDialogCreateMutation$data;
  variables: MaterialeDialogCreateMutation$variables;
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
    "name": "MaterialeDialogCreateMutation",
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
    "name": "MaterialeDialogCreateMutation",
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
    "id": "9b6257d40b73c007f302166f244cd5a29afa4ac910fd7ea0c1d9872397c3969e",
    "metadata": {},
    "name": "MaterialeDialogCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bf0c2dada7fbb29ee08b0b5152e9475e";

export default node;
