/**
 * @generated SignedSource<<c750c02c731cfa4ad52a45e9109f070b>>
 * @relayHash efd295a7e9f740a6c4e2128ff5b2d7cc
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd31b17729b852c5bddcac914fd23d676a75d66e2fc9bdf0abce3373573f25d4

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OperazioneColonna = "avg" | "max" | "min" | "sum";
export type CreateConfigurazioneStatisticaInput = {
  fieldsConf?: ColonneStatisticaInput | null;
  name: string;
};
export type ColonneStatisticaInput = {
  fields?: ReadonlyArray<ColonnaStatisticaInput> | null;
};
export type ColonnaStatisticaInput = {
  name?: string | null;
  operations?: ReadonlyArray<OperazioneColonna> | null;
};
export type ConfigurazioneDialogCreateMutation$variables = {
  input: CreateConfigurazioneStatisticaInput;
};
export type ConfigurazioneDialogCreateMutation$data = {
  readonly createConfigurazioneStatistica: {
    readonly configurazioneStatistica: {
      readonly " $fragmentSpreads": FragmentRefs<"ConfigurazioneRow_configurazione">;
    } | null;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type ConfigurazioneDialogCreateMutation = {
  response: ConfigurazioneDialogCreateMutation$data;
  variables: ConfigurazioneDialogCreateMutation$variables;
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
},
v6 = {
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
    "name": "ConfigurazioneDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateConfigurazioneStatisticaPayload",
        "kind": "LinkedField",
        "name": "createConfigurazioneStatistica",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
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
          },
          (v6/*:: as any*/)
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
    "name": "ConfigurazioneDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateConfigurazioneStatisticaPayload",
        "kind": "LinkedField",
        "name": "createConfigurazioneStatistica",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
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
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "fd31b17729b852c5bddcac914fd23d676a75d66e2fc9bdf0abce3373573f25d4",
    "metadata": {},
    "name": "ConfigurazioneDialogCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c3f556812ec8c97d3d599a80b54bb366";

export default node;
