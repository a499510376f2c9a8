/**
 * @generated SignedSource<<22ed6eead72fd908ae1085aad19b3b64>>
 * @relayHash 8244bc36c2609bba3be78607a2df4bf7
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45074f69fd1c4ff506dc39f83a1af6c1bc1b65a574d46ad589f502bb8f143dd9

import type { ConcreteRequest } from 'relay-runtime';
export type AmbitoRicerca = "celle_rotte" | "non_schedulati" | "periodo" | "selezione" | "tutti";
export type PrioritaPiano = "anticipo" | "cambi" | "inRitardo" | "ritardo";
export type RepartoFase = "banchi" | "macchine";
export type TipoCliente = "IMPRE" | "PRIVA" | "RIVEN";
export type TipoIpotesi = "fermo" | "fornitore" | "ore" | "persone" | "sabati" | "urgente";
export type UpdateScenarioInput = {
  al?: string | null;
  ambito: AmbitoRicerca;
  congelatoFino?: string | null;
  dal?: string | null;
  ipotesi?: ReadonlyArray<IpotesiInput> | null;
  nome: string;
  ordini?: ReadonlyArray<number> | null;
  passi?: number | null;
  pesi?: ReadonlyArray<PesoOrdineInput> | null;
  pesiCliente?: ReadonlyArray<PesoClienteInput> | null;
  pk: number;
  priorita?: ReadonlyArray<PrioritaPiano> | null;
  secondi?: number | null;
  seme?: number | null;
  trattenuti?: ReadonlyArray<number> | null;
};
export type IpotesiInput = {
  al?: string | null;
  banchi?: number | null;
  dal?: string | null;
  fornitore?: number | null;
  macchine?: number | null;
  quanto?: number | null;
  reparto?: RepartoFase | null;
  tipo: TipoIpotesi;
};
export type PesoOrdineInput = {
  ordine: number;
  peso: number;
};
export type PesoClienteInput = {
  peso: number;
  tipo: TipoCliente;
};
export type useScenariCambiaMutation$variables = {
  input: UpdateScenarioInput;
};
export type useScenariCambiaMutation$data = {
  readonly updateScenario: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly proposta: {
      readonly pk: number;
    } | null;
  };
};
export type useScenariCambiaMutation = {
  response: useScenariCambiaMutation$data;
  variables: useScenariCambiaMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "UpdateScenarioPayload",
    "kind": "LinkedField",
    "name": "updateScenario",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PropostaPiano",
        "kind": "LinkedField",
        "name": "proposta",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pk",
            "storageKey": null
          }
        ],
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
    "name": "useScenariCambiaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useScenariCambiaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "45074f69fd1c4ff506dc39f83a1af6c1bc1b65a574d46ad589f502bb8f143dd9",
    "metadata": {},
    "name": "useScenariCambiaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1062fe69569c061664f1164d6c0a7d05";

export default node;
